/** The prefilled message of contact links outside the form. */
export const tripQuestion = 'Halo, saya ingin bertanya tentang perjalanan ke Bali.';

/** The first line of the trip form's message; before hydration it is the whole message. */
export const tripGreeting = 'Halo, saya ingin merencanakan perjalanan ke Bali.';

/** Returns the trip-planning form's WhatsApp message, with one line per filled field. */
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
