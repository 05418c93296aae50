import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  imagePaths,
  requiredText,
  text,
  timestamp,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatDay, isoDateTime } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak.server';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import type { ListConfig } from '~/list-page/loader.server';
import { config } from '~/server/env.server';
import { renderArticle } from './article.server';
import { categories } from './categories';
import { plainText } from './plain-text.server';

const WORDS_PER_MINUTE = 200;

const schema = z
  .object({
    id: identifier,
    judul: requiredText,
    slug: identifier,
    kategori: text,
    penulis: text,
    deskripsi: text,
    menit_baca: count,
    created_at: timestamp,
    images: imagePaths,
  })
  .transform((wire) => ({
    id: wire.id,
    slug: wire.slug,
    title: wire.judul,
    category: wire.kategori,
    author: wire.penulis ?? `Tim ${config.siteName}`,
    body: wire.deskripsi ?? '',
    minutes:
      wire.menit_baca ||
      Math.max(1, Math.round((wire.deskripsi ?? '').split(/\s+/).length / WORDS_PER_MINUTE)),
    createdAt: wire.created_at,
    images: wire.images,
  }));

/** A parsed blog post (specification 3). */
export type Article = z.output<typeof schema>;

export const articles: CollectionConfig<Article> = {
  adminPath: contentTypes.blog.adminPath,
  schema,
  apiParam: 'slug',
  urlParam: 'slug',
  logMessages: { list: 'Gagal mengambil data blog', record: 'Gagal mengambil detail blog' },
};

/** The start of an article's text. Memoised, because the feed builds its cards on every request. */
const excerptOf = memoizeWeak((article: Article) => truncate(plainText(article.body), EXCERPT_LENGTH));

/** View model of an article's card. */
export const toCard = (article: Article) => ({
  href: detailHref(contentTypes.blog, canonicalParam(articles, article)),
  title: article.title,
  image: article.images[0],
  category: article.category ?? undefined,
  description: excerptOf(article),
  author: article.author,
  minutes: article.minutes,
  date: formatDay(article.createdAt),
});

/** View model of an article's page; the body is already HTML, so that the browser needs no markdown parser. */
export const toDetail = (article: Article) => ({
  ...toCard(article),
  images: article.images,
  html: renderArticle(article.body),
  publishedIso: article.createdAt === null ? null : isoDateTime(new Date(article.createdAt)),
});

export const articleList: ListConfig<Article, ReturnType<typeof toCard>> = { categories, toCard };
