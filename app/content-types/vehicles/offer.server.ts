import { type Offer, orderSentences } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { type Vehicle, vehicles } from './schema.server';

/** What a vehicle offers, with a question about availability in its order message (specification 2). */
export function toOffer(vehicle: Vehicle): Offer {
  const { capacity } = vehicle;
  return {
    ...offerBase(vehicles, vehicle),
    label: 'Start From :',
    unit: 'per hari',
    multiplies: ['hari'],
    limits: capacity
      ? [{ param: 'orang', isOutside: (people) => people > capacity, warning: `Muat ${capacity} orang` }]
      : [],
    cancellation: 'Batal hingga 3 hari sebelum berangkat: dana kembali 50%.',
    sentences: orderSentences((title) => `menyewa ${title}`, 'apakah kendaraan ini masih tersedia'),
  };
}
