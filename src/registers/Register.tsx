import type { ReactElement } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { NotFound } from '../kit/feedback/NotFound.tsx';
import { type RegisterExtras, RegisterList } from './RegisterList.tsx';

/**
 * The properties of a register's `<Resource>`, everything in it from its definition. Its forms open over the list, at
 * `{resource}/create` and `{resource}/{id}/editar`, so that a `list` is all it has.
 *
 * Call it once, outside of components: each call makes a component of its own.
 *
 * @example
 * const RESOURCES = [registerResource(roteiro), registerResource(parametro, { RowActions: Sinonimos })];
 */
export function registerResource(definition: RegisterDefinition, { RowActions, Page }: RegisterExtras = {}) {
  const List = () => <RegisterList definition={definition} RowActions={RowActions} />;
  return {
    name: definition.resource,
    list: Page ? withPages(List, Page) : List,
    options: { label: definition.title },
    recordRepresentation: definition.search[0],
  };
}

/** A list whose records have a page each: at the record's address, and below it for its parts. */
function withPages(List: () => ReactElement, Page: NonNullable<RegisterExtras['Page']>) {
  function RecordPage() {
    const { id = '', '*': part = '' } = useParams();
    return /^\d+$/.test(id) ? <Page key={id} id={Number(id)} part={part} /> : <NotFound />;
  }
  return () => (
    <Routes>
      <Route index element={<List />} />
      <Route path="create" element={<List />} />
      <Route path=":id/editar" element={<List />} />
      <Route path=":id/*" element={<RecordPage />} />
    </Routes>
  );
}
