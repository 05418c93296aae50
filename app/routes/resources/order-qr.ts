import { adminReader } from '~/admin-api/reader.server';
import { toOrder } from '~/booking/order.server';
import { qrCodeSvg } from '~/booking/qr-code.server';
import { bookableTypeList } from '~/content-types/bookable-types.server';
import { orderContextOf } from '~/content-types/loaders.server';
import { errorStatus } from '~/lib/result';
import { resource } from '~/server/http/resource.server';
import { contentResponse, PLAIN_TEXT, requireCanonicalPath } from '~/server/http/text-response.server';

/**
 * The QR code of an order link, from the record and the booking details in the URL. It never encodes a visitor's own
 * text.
 */
export const loader = resource(async (args) => {
  const { request, params, context } = args;
  requireCanonicalPath(request);
  const { record, state } = adminReader(context);
  state.limitStorageTo('visitor');
  const bookable = bookableTypeList.find(({ collection }) => collection.detailPath === `/${params.type}`);
  const found = bookable && (await record(bookable.collection, params.slug ?? '', request.signal));
  const chat =
    bookable && found?.ok
      ? toOrder(bookable.toOffer(found.data), orderContextOf(request, found.meta, state)).orderLink
      : null;
  if (chat !== null) return contentResponse(args, qrCodeSvg(chat.href), 'image/svg+xml');
  const status = found && !found.ok ? errorStatus(found.error) : 404;
  return contentResponse(args, 'Kode QR belum tersedia.', PLAIN_TEXT, status);
});
