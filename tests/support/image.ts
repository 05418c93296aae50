import { loader } from '~/routes/resources/storage';
import { admin } from './admin';

/** A stored picture that is there. */
export const IMAGE_PATH = 'suasana/gunung-agung-fajar.jpg';

/** What is answered to a browser that asks for a stored picture. */
export async function getImage(path: string, query = '', accept?: string) {
  const request = new Request(`https://www.jelajahi.example/storage/x${query}`, {
    headers: accept ? { Accept: accept } : {},
  });
  const response = (await loader({ request, params: { '*': path }, context: {} })) as Response;
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, type: response.headers.get('Content-Type'), status: response.status };
}

/** The admin host's pictures that were asked for. */
export const imageCalls = () => admin.calls.filter(({ path }) => path.startsWith('/storage/'));
