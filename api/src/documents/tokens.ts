export const DOCUMENT_MAKER = Symbol('document maker')
