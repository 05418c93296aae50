import { bookableKeys, contentTypes } from '~/definitions/registry';
import { COMPARE_PATH } from '~/plan-items/compare-href';
import { parseItems } from '~/plan-items/items';
import { PLAN_PATH } from '~/plan-items/plan';
import { ORDER_CLICK_PATH, type OrderClick } from '~/urls/order-clicks';

/** Reports each click on a marked order link (`booking/order-link.tsx`) until the signal aborts. */
export function reportOrderClicks(signal: AbortSignal): void {
  const report = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a[data-order]')) return;
    const click = orderClickOn(window.location);
    if (click) navigator.sendBeacon(ORDER_CLICK_PATH, new URLSearchParams({ ...click }));
  };
  document.addEventListener('click', report, { signal });
}

/** Returns the content type and the kind of a page with order links, from its URL; null for any other page. */
export function orderClickOn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): OrderClick | null {
  if (pathname === contentTypes.culinary.path) return { jenis: typeName('culinary'), halaman: 'daftar' };
  if (pathname === PLAN_PATH || pathname === COMPARE_PATH) {
    const { items } = parseItems(new URLSearchParams(search).get('isi') ?? '');
    const [type, ...others] = new Set(items.map(({ type }) => typeName(type)));
    if (type === undefined) return null;
    return { jenis: others.length > 0 ? 'campuran' : type, halaman: pathname.slice(1) };
  }
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  const type = bookableKeys.find((key) => contentTypes[key].detailPath === parent);
  return type ? { jenis: typeName(type), halaman: 'detail' } : null;
}

const typeName = (key: keyof typeof contentTypes) => contentTypes[key].path.slice(1);
