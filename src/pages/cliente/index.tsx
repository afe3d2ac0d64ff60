import { lazy, type ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { ClienteList } from './ClienteList.tsx';

const ClienteDetail = lazy(() => import('./ClienteDetail.tsx'));
const HistoricoColeta = lazy(() => import('../historico-coleta/HistoricoColeta.tsx'));

/** Gives a page the client's id of the address, and what follows it; what is no id is no page. */
function WithId({ children }: { children(id: number, part: string): ReactElement }) {
  const { id = '', '*': part = '' } = useParams();
  return /^\d+$/.test(id) ? children(Number(id), part) : <NotFound />;
}

/** Every address below the client list. */
function ClientePages() {
  return (
    <Routes>
      <Route index element={<ClienteList />} />
      <Route path=":id/historico-coletas" element={<WithId>{(id) => <HistoricoColeta id={id} />}</WithId>} />
      <Route path=":id/*" element={<WithId>{(id, part) => <ClienteDetail id={id} part={part} />}</WithId>} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** 'Clientes' as a react-admin resource: its list shows every page of it. */
export const clienteResource: ResourceProps = {
  name: 'cadastro/cliente',
  list: ClientePages,
  recordRepresentation: 'nome',
};
