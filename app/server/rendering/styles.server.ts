import { createHash } from 'node:crypto';
import styles from '~/app.css?inline';

export { styles };
export const styleBytes = Buffer.from(styles);

/** The source expression of the style sheet for the content security policy. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
