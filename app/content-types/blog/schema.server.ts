import type { z } from 'zod';
import type { Collection } from '~/admin-api/collection.server';
import { withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { definition } from '~/definitions/blog';
import type { FilterValues } from '~/definitions/filters';
import { formatDay, isoDateTime } from '~/lib/dates.server';
import { pick } from '~/lib/pick';
import { countWords, excerptOf } from '~/lib/text/long-text.server';
import { config } from '~/server/env.server';
import { defineType } from '../define-type.server';
import { baseFields, searchTexts, toCardBase } from '../shared.server';

const WORDS_PER_MINUTE = 200;

const fields = baseFields
  .extend({
    author: decode.textOr(`Tim ${config.siteName}`),
    body: decode.longText,
    minutes: decode.count,
  })
  .transform((article) => ({
    ...decode.withText(article, 'body'),
    minutes: article.minutes || Math.max(1, Math.round(countWords(article.body ?? '') / WORDS_PER_MINUTE)),
  }));

const schema = withAliases(
  { title: ['judul'], category: ['kategori'], author: ['penulis'], body: ['deskripsi'], minutes: ['menit_baca'] },
  fields,
);

export type Article = z.output<typeof schema>;

export const collection: Collection<Article> = {
  ...definition,
  adminPath: '/api/admin/blogs',
  schema,
  apiIdField: 'slug',
  urlIdField: 'slug',
  sufficesForPage: ({ body }) => body !== null,
  logMessages: { list: 'Gagal mengambil data blog', record: 'Gagal mengambil detail blog' },
};

export const toFilterValues = ({ title }: Article): FilterValues => ({ texts: [title], price: null });

const toSearchTexts = (article: Article) => searchTexts([article.category], [article.body?.plain]);

export const toCard = (article: Article) => ({
  ...toCardBase(collection, article),
  description: excerptOf(article.body) ?? '',
  ...pick(article, 'author', 'minutes'),
  date: formatDay(article.createdAt),
});

export const toDetail = (article: Article) => ({
  ...toCard(article),
  images: article.images,
  publishedIso: article.createdAt === null ? null : isoDateTime(article.createdAt),
});

export const articles = defineType({ collection, toFilterValues, toSearchTexts, toCard, toDetail });
