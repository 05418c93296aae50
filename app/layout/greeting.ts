/** What a visitor who writes from the floating button or the menu begins with (specification 2). */
export const greeting = (siteName: string) =>
  `Halo, saya melihat situs ${siteName} dan ingin bertanya tentang liburan di Bali.`;
