/** The prefilled message of the floating WhatsApp button and the menu (specification 2). */
export const greeting = (siteName: string) =>
  `Halo, saya melihat situs ${siteName} dan ingin bertanya tentang liburan di Bali.`;
