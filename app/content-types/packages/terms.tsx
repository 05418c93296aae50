import { CANCELLATION_ID } from '~/booking/order-card';

/**
 * The terms below every package. It has two rules on when the full payment is due, side by side, each under its own
 * heading.
 */
export const terms = [
  {
    title: 'Ketentuan Umum',
    body: (
      <ul className="list-disc stack-1.5 pl-5">
        <li>Deposit tidak dapat dikembalikan.</li>
        <li>Pelunasan paling lambat H-30 sebelum keberangkatan.</li>
        <li>Pembayaran dilakukan melalui transfer.</li>
        <li>Harga dapat berubah sewaktu-waktu tanpa pemberitahuan; ketersediaan dikonfirmasi lewat WhatsApp.</li>
      </ul>
    ),
  },
  {
    title: 'Pendaftaran dan Pembayaran',
    body: (
      <ul className="list-disc stack-1.5 pl-5">
        <li>Pelunasan dilakukan 60 hari sebelum keberangkatan.</li>
        <li>Pendaftaran kurang dari 60 hari sebelum keberangkatan wajib dibayar lunas.</li>
        <li>Peserta berusia di atas 70 tahun atau dengan keterbatasan wajib didampingi.</li>
      </ul>
    ),
  },
  {
    title: 'Biaya Pembatalan',
    id: CANCELLATION_ID,
    body: (
      <>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-cream-300">
              <th scope="col" className="py-2 pr-4">
                Sebelum keberangkatan
              </th>
              <th scope="col" className="py-2">
                Biaya
              </th>
            </tr>
          </thead>
          <tbody className="tabular">
            {[
              ['30-15 hari', '15% dari biaya tour'],
              ['14-7 hari', '5% dari biaya tour'],
              ['6-0 hari', '0% dari biaya tour'],
            ].map(([when, fee]) => (
              <tr key={when} className="border-b border-cream-200">
                <td className="py-2 pr-4">{when}</td>
                <td className="py-2">{fee}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3">Deposit tidak dapat dikembalikan.</p>
      </>
    ),
  },
  {
    title: 'Visa',
    body: 'Biaya visa tetap dikenakan meskipun permohonan visa ditolak.',
  },
];
