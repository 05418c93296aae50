import { renderSVG } from 'uqr';

/** Renders a text as a QR code, with the quiet zone of four modules that scanners need (ISO/IEC 18004). */
export function qrCodeSvg(text: string): string {
  return renderSVG(text, { ecc: 'L', border: 4, pixelSize: 4 });
}
