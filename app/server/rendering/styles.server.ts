import { createHash } from 'node:crypto';
import styles from '~/app.css?inline';

/** The style sheet of all pages. */
export { styles };
export const styleBytes = Buffer.from(styles);

/** The style sheet's source expression for a content security policy. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
