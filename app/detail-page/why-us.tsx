import { Icon, type IconName } from '~/components/icon';

const reasons: readonly [IconName, string, string][] = [
  ['compass', 'Pemandu berpengalaman', 'Bila perlu, Anda ditemani orang Bali yang hafal jalan dan tata krama.'],
  ['star', 'Pelayanan terbaik', 'Tingkat kepuasan tamu 4.8/5.'],
  ['calendar-clock', 'Jadwal fleksibel', 'Rencana berubah? Bicarakan langsung dengan admin kami.'],
  ['headphones', 'Dukungan 24/7', 'Admin kami bisa dihubungi kapan saja.'],
];

/** Reasons to book with this agency, on every detail page (specification 1). */
export function WhyUs() {
  return (
    <section>
      <h2 className="text-2xl">Mengapa Memilih Kami?</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {reasons.map(([icon, title, text]) => (
          <li
            key={title}
            className="flex gap-4 rounded-card border border-cream-200 bg-white p-[min(1.25rem,6vw)] large-text:flex-col"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lagoon-100 text-lagoon-700">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
