import { z } from 'zod';
import { type Resource, recordPart } from '~/admin-api/collection-config.server';
import { count, identifier, moment, pictures, requiredText, text } from '~/admin-api/field-decoders.server';
import { detailHref, sections } from '~/content-types/registry';
import { isoMoment, shownDay } from '~/lib/dates.server';
import { oncePer } from '~/lib/memoize-weak.server';
import { beginning, CARD_TEXT } from '~/lib/truncate';
import type { ListSource } from '~/list-page/loader.server';
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
    created_at: moment,
    images: pictures,
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
    pictures: wire.images,
  }));

/** A blog post, as the admin host's record is read (specification 3). */
export type Article = z.output<typeof schema>;

export const articles: Resource<Article> = {
  adminPath: sections.blog.adminPath,
  schema,
  callBy: 'slug',
  linkBy: 'slug',
  logMessages: { list: 'Gagal mengambil data blog', record: 'Gagal mengambil detail blog' },
};

/** The beginning of an article's text; parsed once, since the feed makes its cards anew for everybody. */
const excerptOf = oncePer((article: Article) => beginning(plainText(article.body), CARD_TEXT));

/** What an article's card shows. */
export const toCard = (article: Article) => ({
  href: detailHref(sections.blog, recordPart(articles, article)),
  title: article.title,
  picture: article.pictures[0],
  category: article.category ?? undefined,
  description: excerptOf(article),
  author: article.author,
  minutes: article.minutes,
  date: shownDay(article.createdAt),
});

/** What an article's page shows; its body is HTML already, so that the browser needs no markdown parser. */
export const toDetail = (article: Article) => ({
  ...toCard(article),
  pictures: article.pictures,
  html: renderArticle(article.body),
  publishedIso: article.createdAt === null ? null : isoMoment(new Date(article.createdAt)),
});

export const articleList: ListSource<Article, ReturnType<typeof toCard>> = { categories, toCard };
