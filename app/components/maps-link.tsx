import { mapsSearchUrl } from '~/lib/google-maps';
import { ExternalLink } from './external-link';

/** A link to a place in Google Maps, found by its title and location (decisions 13). */
export function MapsLink({ title, location, className = '' }: { title: string; location: string; className?: string }) {
  return (
    <ExternalLink
      href={mapsSearchUrl(title, location)}
      className={`no-print inline-flex min-h-link items-center font-bold text-lagoon-700 underline underline-offset-4 ${className}`}
    >
      <span>
        Buka di Google Maps<span className="sr-only">: {title}</span>
      </span>
    </ExternalLink>
  );
}
