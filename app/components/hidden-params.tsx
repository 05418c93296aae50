import { canonicalSearch } from '~/urls/href';

interface Props {
  /** A URL of the site, such as `/event?kategori=Show`. */
  href: string;
  /** The params that the form's own fields set. */
  except?: readonly string[];
}

/** Hidden fields with the params of a URL, which a GET form would otherwise drop. */
export function HiddenParams({ href, except = [] }: Props) {
  const [pathname = '/', query] = href.split('?');
  return [...canonicalSearch(pathname, new URLSearchParams(query))]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
