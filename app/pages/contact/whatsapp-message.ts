/** What a visitor begins with who has not filled in anything. */
export const tripQuestion = 'Halo, saya ingin bertanya tentang perjalanan ke Bali.';

/** How the trip form's message begins; until the form is hydrated it is the whole of it. */
export const tripGreeting = 'Halo, saya ingin merencanakan perjalanan ke Bali.';

/** The WhatsApp message of the trip-planning form: what the visitor filled in, a line each (specification 5). */
export function tripMessage(form: { get(name: string): unknown }): string {
  const value = (name: string) => String(form.get(name) ?? '').trim();
  return [
    tripGreeting,
    '',
    `Nama: ${value('name')}`,
    `E-mail: ${value('email')}`,
    `Telepon: ${value('phone')}`,
    `Tujuan: ${value('destination')}`,
    `Pesan: ${value('message')}`,
  ].join('\n');
}
