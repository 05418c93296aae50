import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { Deferred } from '~/components/deferred';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { PlanLoading } from '~/plan/plan-layout';
import { loadPlan } from '~/plan/plan-loader.server';
import { PlanPage } from '~/plan/plan-page';
import { PLAN_PATH, planHref } from '~/plan-items/plan';
import { pageMeta } from '~/seo/meta';
import { pageResponse } from '~/server/page-response.server';

export const loader = (args: LoaderFunctionArgs) => pageResponse(args, loadPlan(args), {});

export const meta = ({ matches, data }: Pick<MetaArgs<typeof loader>, 'matches' | 'data'>) => {
  const page = data?.page;
  const view = page && !(page instanceof Promise) && page.ok ? page.data : null;
  return pageMeta(matches, {
    title: 'Rencana Perjalanan',
    description: 'Rencana perjalanan di Bali: satu tautan untuk dikirim, diubah bersama, dan dipesan lewat WhatsApp.',
    path: view ? planHref(view.plan) : PLAN_PATH,
    ...view?.linkPreview,
    noindex: true,
  });
};

export default function PlanRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <Deferred value={page} fallback={<PlanLoading />}>
      {(result) => (result.ok ? <PlanPage view={result.data} /> : <PlanError />)}
    </Deferred>
  );
}

const PlanError = () => <RouteErrorBoundary message="Rencana belum bisa dibuka. Silakan coba lagi." />;

export { PlanError as ErrorBoundary };
