import type { ComponentType, ReactNode } from 'react';
import { type ResourceProps, RestoreScrollPosition } from 'react-admin';
import { Route, useParams } from 'react-router-dom';
import { ErrorBoundary } from '../kit/feedback/ErrorBoundary.tsx';
import { NotFound } from '../kit/feedback/NotFound.tsx';
import { FormFailed } from './FormFailed.tsx';
import { Guard } from './Guard.tsx';
import { OfRecord, type RecordPage } from './OfRecord.tsx';

/** The screens of a resource. Its name is the menu that lets one see them. */
export interface Screens extends Pick<ResourceProps, 'name' | 'options' | 'recordRepresentation'> {
  list: ComponentType;
  /** Forms over the list, which stays as it is while they open and close: at `create`, and at the record's address. */
  create?: ComponentType;
  edit?: ComponentType;
  /** The page of a record, at its address and below; the form is then at `{id}/editar` only. */
  page?: RecordPage;
  /** Further pages of a record by their paths, such as `:id/historico-coletas`. */
  pages?: Readonly<Record<string, RecordPage>>;
}

/** What may follow a list's address, or that of a record in it; a route that says it itself leaves what its parent says. */
const FOLLOWS = /^(\d+\/)?(editar)?$/;

/** React-admin's routes take whatever begins like them: what leads nowhere is no page. */
function AtOwnAddress({ children }: { children: ReactNode }) {
  const { id = '0', '*': rest = '' } = useParams();
  return /^\d+$/.test(id) && FOLLOWS.test(rest) ? children : <NotFound />;
}

/**
 * The properties of a `<Resource>`. Call it once, outside of components.
 *
 * @example
 * const RESOURCES = [resource({ name: 'acesso/usuarios', list: List, create: Create, edit: Edit })];
 */
export function resource({ name, list: List, create, edit, page, pages = {}, ...props }: Screens): ResourceProps {
  const screen = (Form?: ComponentType) => (
    <AtOwnAddress>
      <Guard menu={name}>
        <List />
        {Form && (
          <ErrorBoundary Fallback={FormFailed}>
            <Form />
          </ErrorBoundary>
        )}
      </Guard>
    </AtOwnAddress>
  );
  // react-admin wraps the list so: around a form, too, or opening it would build the list anew.
  const overList = (Form?: ComponentType) =>
    Form && <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>{screen(Form)}</RestoreScrollPosition>;
  const ofRecord = (Page: RecordPage) => (
    <Guard menu={name}>
      <OfRecord page={Page} />
    </Guard>
  );
  return {
    ...props,
    name,
    list: screen(),
    create: overList(create),
    edit: page ? ofRecord(page) : overList(edit),
    children: (
      <>
        {page && edit && <Route path=":id/editar" element={overList(edit)} />}
        {Object.entries(pages).map(([path, Page]) => (
          <Route key={path} path={path} element={ofRecord(Page)} />
        ))}
      </>
    ),
  };
}
