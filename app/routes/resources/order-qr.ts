import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorStatus } from '~/admin-api/result';
import { toOrder } from '~/booking/order.server';
import { qrCodeSvg } from '~/booking/qr-code.server';
import { orderContextOf } from '~/content-types/loaders.server';
import { offers } from '~/content-types/offers.server';
import { cacheControl } from '~/server/http/cache-control.server';

/** The QR code of an order link, for the record and the booking details in the URL: never for a text of a visitor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await offers.get(`/${params.type}`)?.(params.slug ?? '', request.signal);
  const chat = found?.ok ? toOrder(found.data, orderContextOf(request, found.meta)).chat : null;
  if (!found?.ok || chat === null) {
    const status = found && !found.ok ? errorStatus(found.error) : 404;
    return new Response('Kode QR belum tersedia.', {
      status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': status === 404 ? cacheControl.private : cacheControl.noStore,
      },
    });
  }
  return new Response(qrCodeSvg(chat.href), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': found.meta.isStale ? cacheControl.noStore : cacheControl.private,
    },
  });
}
