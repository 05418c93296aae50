import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loadPlan } from '~/plan/plan-loader.server';
import { planHref, readPlan } from '~/plan-items/plan';
import { cacheControl } from '~/server/http/cache-control.server';

/**
 * Redirects to the chat with the order of a plan, or to the plan's page if nothing in it can be ordered. The page's own
 * order links open the chat for the plan that it shows; while another plan is loading, they lead here.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const plan = await loadPlan(args);
  const order = plan.ok ? plan.data.orderLink : null;
  const chat = params.language === 'en' ? order?.englishHref : order?.href;
  return redirect(chat ?? planHref(readPlan(new URL(request.url).searchParams)), {
    headers: { 'Cache-Control': cacheControl.noStore },
  });
}
