import { canonicalSearch } from '~/urls/href';

interface Props {
  /** A URL of the site, such as `/event?kategori=Show`. */
  href: string;
  /** What the form's own fields set. */
  except?: readonly string[];
}

/** The params of a URL that a GET form keeps, which would replace them by its fields. */
export function HiddenParams({ href, except = [] }: Props) {
  const [pathname = '/', query] = href.split('?');
  return [...canonicalSearch(pathname, new URLSearchParams(query))]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
