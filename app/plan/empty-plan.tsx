import { Illustration } from '~/components/feedback/illustration';
import { Icon, type IconName } from '~/components/icon';

const steps: readonly (readonly [IconName, string])[] = [
  ['plus', 'Ketuk + pada kartu yang Anda suka'],
  ['share-2', 'Kirim tautannya ke teman atau keluarga'],
  ['whatsapp', 'Pesan semuanya dalam satu chat'],
];

/** The invitation of a plan without items. */
export function EmptyPlan() {
  return (
    <div className="flex flex-col items-center gap-6 py-6 text-center sm:flex-row sm:gap-12 sm:text-left">
      <Illustration name="empty" className="w-44 max-w-full shrink-0 sm:w-60" />
      <div>
        <p className="text-xl font-semibold text-sea-900">Rencana Anda masih kosong</p>
        <ol className="mt-4 space-y-3 text-left">
          {steps.map(([icon, text]) => (
            <li key={icon} className="flex items-center gap-3.5">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lagoon-100 text-lagoon-700">
                <Icon name={icon} />
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
