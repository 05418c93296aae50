import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { formatDay, isoDateTime } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { pick } from '~/lib/pick';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import type { Facets } from '~/list-page/facet-table.server';
import { config } from '~/server/env.server';
import { baseFields, type Collection, toCardBase } from '../base-record.server';
import { renderArticle } from './article.server';
import { definition } from './definition';
import { plainText } from './plain-text.server';

const WORDS_PER_MINUTE = 200;

const fields = baseFields
  .extend({
    author: decode.textOr(`Tim ${config.siteName}`),
    body: decode.longTextOr(''),
    minutes: decode.count,
  })
  .transform((article) => ({
    ...article,
    minutes: article.minutes || Math.max(1, Math.round(article.body.split(/\s+/).length / WORDS_PER_MINUTE)),
  }));

const schema = decode.withAliases(
  { title: ['judul'], category: ['kategori'], author: ['penulis'], body: ['deskripsi'], minutes: ['menit_baca'] },
  fields,
);

export type Article = z.output<typeof schema>;

export const collection: Collection<Article> = {
  ...definition,
  schema,
  apiParam: 'slug',
  urlParam: 'slug',
  logMessages: { list: 'Gagal mengambil data blog', record: 'Gagal mengambil detail blog' },
};

/** The start of an article's text. Memoized, because the feed builds its cards on every request. */
const excerptOf = memoizeWeak((article: Article) => truncate(plainText(article.body), EXCERPT_LENGTH));

export const toFacets = ({ title }: Article): Facets => ({ texts: [title], price: null });

export const toCard = (article: Article) => ({
  ...toCardBase(collection, article),
  description: excerptOf(article),
  ...pick(article, 'author', 'minutes'),
  date: formatDay(article.createdAt),
});

/** The body is already HTML, so that the browser needs no markdown parser. */
export const toDetail = async (article: Article) => ({
  ...toCard(article),
  images: article.images,
  html: await renderArticle(article.body),
  publishedIso: article.createdAt === null ? null : isoDateTime(article.createdAt),
});
