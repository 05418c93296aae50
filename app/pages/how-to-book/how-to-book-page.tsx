import { AppLink } from '~/components/app-link';
import { ExternalLink } from '~/components/external-link';
import { useSite } from '~/components/use-site';
import { englishPage } from '~/definitions/site-pages';
import type { SiteInfo } from '~/lib/site-info';
import { OfficialContacts } from '../official-contacts';
import { TextSection } from '../text-section';

export const howToBookTitle = 'Cara Pesan';
export const howToBookLead =
  'Memesan di sini adalah percakapan dengan admin kami, tanpa akun dan tanpa pembayaran di situs. Tiga langkah, lalu Anda tinggal berangkat.';

const question = 'Halo, saya ingin bertanya tentang cara memesan.';

/** How booking by chat works, who receives the money, and the terms in short. */
export function HowToBookPage() {
  const site = useSite();
  return (
    <div className="page-column max-w-4xl stack-12 pt-8 pb-16">
      <div>
        <h1 className="text-3xl">{howToBookTitle}</h1>
        <p className="mt-3 max-w-2xl">{howToBookLead}</p>
      </div>
      <TextSection title="Tiga langkah">
        <ol className="list-decimal stack-3 pl-5 marker:font-bold marker:text-lagoon-700">
          <li>
            Buka yang Anda suka, isi tanggal dan jumlah orang. Perkiraan harganya langsung dihitung. Beberapa sekaligus?
            Kumpulkan di{' '}
            <AppLink to="/rencana" className="text-link">
              Rencana
            </AppLink>{' '}
            dan tanyakan semuanya dalam satu pesan.
          </li>
          <li>
            Tekan tombol pesan: WhatsApp terbuka dengan pesan yang sudah tertulis. Anda yang mengirimnya. Situs ini
            tidak mengirim dan tidak menyimpan apa pun.
          </li>
          <li>
            Admin menjawab dengan ketersediaan, harga akhir, aturan pembatalan, dan cara membayar. Pesanan jadi setelah
            Anda menyetujuinya di percakapan itu.
          </li>
        </ol>
      </TextSection>
      <TextSection id="nomor-resmi" title="Nomor resmi kami">
        <p>Hanya dua nomor ini milik kami. Abaikan tawaran dari nomor lain.</p>
        <OfficialContacts message={question} />
      </TextSection>
      <TextSection id="pembayaran" title="Pembayaran">
        <ul className="list-disc stack-2 pl-5">
          <li>Tanpa biaya pemesanan. Anda membayar melalui transfer, setelah admin memastikan pesanan.</li>
          <li>Harga di situs dapat berubah sewaktu-waktu; yang berlaku adalah harga di percakapan.</li>
          <li>Tidak ada pembayaran di situs ini, dan kami tidak pernah meminta kode OTP atau kata sandi.</li>
        </ul>
        <Payee payee={site.payee} />
      </TextSection>
      <TextSection id="pembatalan" title="Pembatalan, ringkasnya">
        <ul className="list-disc stack-2 pl-5">
          <li>Paket tour: deposit tidak dapat dikembalikan; biaya lainnya ada di halaman paketnya.</li>
          <li>Transportasi: batal hingga 3 hari sebelum berangkat, dana kembali 50%.</li>
          <li>Tiket dan atraksi: tidak dapat dikembalikan setelah pembelian.</li>
          <li>Akomodasi, acara, dan fasilitas: aturannya dikirim admin sebelum Anda membayar.</li>
        </ul>
        <p className="mt-4">Aturan lengkapnya ada di setiap halaman. Tanyakan apa saja sebelum menyetujui.</p>
      </TextSection>
      {site.reviewsUrl && (
        <p>
          <ExternalLink href={site.reviewsUrl} className="text-link">
            Ulasan di Google
          </ExternalLink>
        </p>
      )}
      <p lang="en">
        <AppLink to={englishPage.path} className="text-link">
          How to book, in English
        </AppLink>
      </p>
    </div>
  );
}

/** The recipient of payments, as far as it is configured. */
function Payee({ payee: { legalName, businessId, accountName } }: { payee: SiteInfo['payee'] }) {
  const rows = [
    ['Badan usaha', legalName],
    ['NIB', businessId],
  ].filter(([, value]) => value);
  if (rows.length === 0 && !accountName) return null;
  return (
    <div className="mt-5 rounded-card bg-lagoon-50 p-5">
      {accountName && (
        <p>
          Transfer hanya ke rekening atas nama{' '}
          <strong className="text-sea-900" translate="no">
            {accountName}
          </strong>
          .
        </p>
      )}
      {rows.length > 0 && (
        <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="font-semibold text-sea-900" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
