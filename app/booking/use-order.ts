import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type MutableRefObject, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePendingLocation } from '~/components/use-pending-location';
import { useSite } from '~/components/use-site';
import type { BookingParam } from '~/definitions/types';
import { hrefWith, readParam } from '~/urls/search-params';
import type { OrderTerms, OrderView } from './order';
import { toOrderView } from './order-view';

/** The pause in typing after which the URL follows: browsers limit how often it changes. */
const URL_PAUSE_MS = 400;

/** An order on its page, which follows the form without the server. */
export interface LiveOrder extends OrderView {
  form: FormEvents & {
    ref: RefObject<HTMLFormElement>;
    /** Changes when the fields are to show another URL, as after Back. */
    version: number;
  };
}

interface FormEvents {
  onInput: () => void;
  /** Lets the URL follow at once. */
  apply: () => void;
}

/**
 * Returns the order with what its form holds: at first that is what the URL has, or what the browser has put back or the
 * visitor has typed before hydration. Every change is in the order's links as soon as it is made; the URL follows, so that a
 * shared link, a reload and Back have the same (requirements 11).
 */
export function useOrder(terms: OrderTerms): LiveOrder {
  const site = useSite();
  const inUrl = detailsIn(useLocation().search, terms.params);
  /** The query of what the form holds since the visitor changed it; null while it shows the URL. */
  const [typed, setTyped] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const held = typed ?? inUrl;
  const order = useMemo(() => toOrderView(terms, new URLSearchParams(held), site), [terms, held, site]);

  /** The details that the URL is known to have: others come from a link, or from Back. */
  const known = useRef(inUrl);
  useEffect(() => {
    if (known.current === inUrl) return;
    known.current = inUrl;
    setTyped(null);
    setVersion((before) => before + 1);
  }, [inUrl]);

  const onInput = useCallback(() => {
    const { current } = form;
    if (current) setTyped(queryFrom(terms.params.map((name) => [name, textIn(current, name)])));
  }, [terms]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the form held before.
  useEffect(() => {
    const isChanged = order.fields.some(({ name, value }) => form.current && textIn(form.current, name) !== value);
    if (isChanged) onInput();
  }, []);

  const apply = useFollowingUrl(order, typed !== null, known);
  return { ...order, form: { ref: form, version, onInput, apply } };
}

/** Lets the URL follow what was typed after a pause; returns a function that does so at once. */
function useFollowingUrl({ fields }: OrderView, isTyped: boolean, known: MutableRefObject<string>): () => void {
  const { pathname, search, state } = usePendingLocation();
  const { location: pending } = useNavigation();
  const navigate = useNavigate();
  // Not while another page loads: this navigation would cancel that one.
  const isLeaving = pending !== undefined && pending.pathname !== pathname;

  const apply = useCallback(() => {
    const details = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const href = hrefWith(pathname, search, details);
    if (!isTyped || isLeaving || href === hrefWith(pathname, search, {})) return;
    known.current = queryFrom(fields.map(({ name, value }) => [name, value]));
    // The state has where the visitor came from, for the link back to the list.
    navigate(href, { replace: true, preventScrollReset: true, state });
  }, [fields, isTyped, known, pathname, search, state, isLeaving, navigate]);

  useEffect(() => {
    const timer = setTimeout(apply, URL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [apply]);
  return apply;
}

/** The booking details of a query, as a query. */
function detailsIn(search: string, params: readonly BookingParam[]): string {
  const given = new URLSearchParams(search);
  return queryFrom(params.map((name) => [name, readParam(given, name)]));
}

const queryFrom = (texts: [BookingParam, string][]) => new URLSearchParams(texts.filter(([, text]) => text)).toString();

/** What a field of the form holds. */
function textIn(form: HTMLFormElement, name: BookingParam): string {
  const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  // What is no number at all: its value is empty.
  if (field.type === 'number' && field.validity.badInput) return String(Number.NaN);
  // A year that is being typed, digit by digit.
  return field.type === 'date' && field.value.startsWith('0') ? '' : field.value;
}
