import type { LoaderFunctionArgs } from '@remix-run/node';
import { findRecord } from '~/admin-api/records.server';
import { toOrder } from '~/booking/order.server';
import { qrCodeSvg } from '~/booking/qr-code.server';
import { bookableTypeList } from '~/content-types/bookable-types.server';
import { orderContextOf } from '~/content-types/loaders.server';
import { errorStatus } from '~/lib/result';
import { cacheControl } from '~/server/http/cache-control.server';
import { plainText, requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

/** The QR code of an order link, for the record and the booking details in the URL: never for a text of a visitor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const bookable = bookableTypeList.find(({ collection }) => collection.detailPath === `/${params.type}`);
  const found = bookable && (await findRecord(bookable.collection, params.slug ?? '', request.signal));
  const chat =
    bookable && found?.ok ? toOrder(bookable.toOffer(found.data), orderContextOf(request, found.meta)).orderLink : null;
  if (!found?.ok || chat === null) {
    return plainText('Kode QR belum tersedia.', found && !found.ok ? errorStatus(found.error) : 404);
  }
  const policy = found.meta.isStaleOnError ? cacheControl.noStore : cacheControl.private;
  return textResponse(request, qrCodeSvg(chat.href), 'image/svg+xml', policy);
}
