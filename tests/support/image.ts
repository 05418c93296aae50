import { loader } from '~/routes/resources/storage';
import { admin } from './admin';

/** An existing image. */
export const IMAGE_PATH = 'suasana/gunung-agung-fajar.jpg';

/** Requests a stored image as a browser does. */
export async function getImage(path: string, query = '', accept?: string, ifNoneMatch = '') {
  const request = new Request(`https://www.jelajahi.example/storage/x${query}`, {
    headers: { ...(accept ? { Accept: accept } : {}), 'If-None-Match': ifNoneMatch },
  });
  const response = (await loader({ request, params: { '*': path }, context: {} })) as Response;
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, type: response.headers.get('Content-Type'), status: response.status };
}

/** The image requests that the admin host received. */
export const imageCalls = () => admin.calls.filter(({ path }) => path.startsWith('/storage/'));
