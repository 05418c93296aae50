import { config } from '~/site/config.server';
import { log } from '~/site/log.server';
import { readBody } from '~/site/read-body.server';

const MAX_BYTES = 20 * 1024 * 1024;

/** A stored picture as the admin host has it. */
export interface Original {
  body: Uint8Array<ArrayBuffer>;
  /** Its content type, as the admin host calls it. */
  type: string;
}

/**
 * Fetches a file of the admin host's storage. Gives null for what is not there or cannot be had; never follows a
 * redirect, so that nothing but `{ADMIN_HOST}/storage/` is ever read (decisions 7).
 *
 * @param path storage path, decoded, already found safe
 */
export async function fetchOriginal(path: string): Promise<Original | null> {
  try {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const response = await fetch(`${config.adminHost}/storage/${encoded}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(config.adminTimeoutMs),
    });
    if (response.ok) {
      return { body: await readBody(response, MAX_BYTES), type: response.headers.get('Content-Type') ?? '' };
    }
    await response.body?.cancel();
    return null;
  } catch (error) {
    log.warn({ event: 'picture-not-had', reason: (error as Error).name });
    return null;
  }
}
