import { Image } from '~/images/image';
import type { PriceView } from '~/lib/currency';
import { Price } from './price';

interface Props {
  title: string;
  /** The name of its content type. */
  label: string;
  price?: PriceView | null;
  /** The storage path of its image. */
  image?: string;
  /** Whether the row has an image: the placeholder if the record has none. */
  showsImage: boolean;
  /** As in `<img sizes>`. */
  sizes: string;
  /** The image's width. */
  imageClass: string;
}

/** A record that a search found: image, title, content type and price, within a row that links to it or adds it. */
export function RecordRow({ title, label, price, image, showsImage, sizes, imageClass }: Props) {
  return (
    <>
      <span className="min-w-0 flex-1 basis-36">
        <span className="block leading-snug font-bold text-sea-900">{title}</span>
        {/* The dot is cut off where the price begins a line. */}
        <span className="block overflow-hidden text-[0.875em] text-ash-700">
          <span className="-ml-4 flex flex-wrap">
            <span className="pl-4">{label}</span>
            {price && (
              <span className="relative pl-4 tabular before:absolute before:left-1.5 before:content-['·']">
                <Price {...price} />
              </span>
            )}
          </span>
        </span>
      </span>
      {/* After the title, so that a link's name begins with it. */}
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
