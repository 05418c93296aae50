/** The part of the package that the tests use. The package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
