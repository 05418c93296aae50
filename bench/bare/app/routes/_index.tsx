export const meta = () => [{ title: 'Bare' }];

export const loader = () => ({ greeting: 'Hello' });

export default function Index() {
  return <h1>Hello</h1>;
}
