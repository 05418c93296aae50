import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { usePendingLocation } from '~/components/use-pending-location';
import { useSite } from '~/components/use-site';
import type { BookingParam } from '~/definitions/types';
import { href } from '~/urls/href';
import { readParam } from '~/urls/params';
import type { OrderTerms, OrderView } from './order';
import { toOrderView } from './order-view';

/** The pause in typing after which the URL follows: browsers limit how often it may change. */
const URL_PAUSE_MS = 400;

/** An order on its page, which follows the form without a request to the server. */
export interface LiveOrder extends OrderView {
  form: {
    ref: RefObject<HTMLFormElement>;
    /** Changes when the fields are to show another URL, such as after Back. */
    version: number;
    onInput: () => void;
    /** Updates the URL at once. */
    apply: () => void;
  };
}

/**
 * Returns the order for the values in its form. At first these are the URL's, or those that the browser has restored or
 * the visitor has typed before hydration. A change is in the order's links at once. The URL follows, so that a shared
 * link, a reload and Back keep it.
 */
export function useOrder(terms: OrderTerms): LiveOrder {
  const site = useSite();
  const navigate = useNavigate();
  const inUrl = detailsIn(useLocation().search, terms.params);
  const { pathname, search, state } = usePendingLocation();
  const { location: pending } = useNavigation();
  /** The query for the form's values since the visitor changed them; null while the form shows the URL. */
  const [typed, setTyped] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const held = typed ?? inUrl;
  const order = useMemo(() => toOrderView(terms, new URLSearchParams(held), site), [terms, held, site]);

  const onInput = () => {
    const { current } = form;
    if (current) setTyped(queryOf(terms.params.map((name) => [name, textIn(current, name)])));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration finds a form that is filled in.
  useEffect(() => {
    const { current } = form;
    if (current && order.fields.some(({ name, value }) => textIn(current, name) !== value)) onInput();
  }, []);

  /** The details that this hook has put into the URL: any others come from a link or from Back. */
  const known = useRef(inUrl);
  useEffect(() => {
    if (known.current === inUrl) return;
    known.current = inUrl;
    setTyped(null);
    setVersion((before) => before + 1);
  }, [inUrl]);

  // False while another page is loading: this navigation would cancel it.
  const canFollow = typed !== null && (pending === undefined || pending.pathname === pathname);

  const apply = () => {
    const accepted = order.fields.map(({ name, value }) => [name, value] as const);
    const wanted = href(pathname, search, Object.fromEntries(accepted));
    if (!canFollow || window.location.pathname !== pathname || wanted === href(pathname, search)) return;
    known.current = queryOf(accepted);
    // The state names the page that the visitor came from, for the link back to the list.
    navigate(wanted, { replace: true, preventScrollReset: true, state, flushSync: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of one of these starts the pause again.
  useEffect(() => {
    const timer = setTimeout(apply, URL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [held, search, canFollow]);

  return { ...order, form: { ref: form, version, onInput, apply } };
}

/** Returns the booking details of a query, as a query. */
function detailsIn(search: string, params: readonly BookingParam[]): string {
  const given = new URLSearchParams(search);
  return queryOf(params.map((name) => [name, readParam(given, name)]));
}

const queryOf = (texts: (readonly [name: BookingParam, text: string])[]) =>
  new URLSearchParams(texts.flatMap(([name, text]) => (text ? [[name, text]] : []))).toString();

/** Returns the value of a form field. */
function textIn(form: HTMLFormElement, name: BookingParam): string {
  const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  // An invalid number: the field's own value is empty.
  if (field.type === 'number' && field.validity.badInput) return String(Number.NaN);
  // The visitor is still typing the year.
  return field.type === 'date' && field.value.startsWith('0') ? '' : field.value;
}
