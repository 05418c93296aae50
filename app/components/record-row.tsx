import { Image } from '~/images/image';
import type { PriceView } from '~/lib/currency';
import { Price } from './price';

interface Props {
  title: string;
  /** The name of the record's content type. */
  label: string;
  price?: PriceView | null;
  /** The storage path of the record's image. */
  image?: string;
  /** Whether the row has an image, which is a placeholder if the record has none. */
  showsImage: boolean;
  /** As in `<img sizes>`. */
  sizes: string;
  /** The image's width. */
  imageClass: string;
}

/**
 * A record found by a search: image, title, content type and price. The row around it links to the record or adds it.
 */
export function RecordRow({ title, label, price, image, showsImage, sizes, imageClass }: Props) {
  return (
    <>
      <span className="min-w-0 flex-1 basis-36">
        <span className="block leading-snug font-bold text-sea-900">{title}</span>
        {/* The dot is hidden if the price starts a line. */}
        <span className="block overflow-hidden text-[0.875em] text-ash-700">
          <span className="-ml-4 flex flex-wrap">
            <span className="pl-4">{label}</span>
            {price && (
              <span className="dot-before relative pl-4 tabular">
                <Price {...price} />
              </span>
            )}
          </span>
        </span>
      </span>
      {/* Follows the title, so that the link's accessible name begins with it. */}
      {showsImage && (
        <Image
          path={image}
          alt=""
          size="thumbnail"
          sizes={sizes}
          className={`-order-1 aspect-4/3 shrink-0 rounded-xl text-center ${imageClass}`}
        />
      )}
    </>
  );
}
