import type { ResourceProps } from 'ra-core';
import { lazy, type ReactElement } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { NotFound } from '../../layout/NotFound.tsx';
import type { ClienteTab } from './ClienteDetail.tsx';
import { ClienteList } from './ClienteList.tsx';

const ClienteDetail = lazy(() => import('./ClienteDetail.tsx'));
const HistoricoColeta = lazy(() => import('../historico-coleta/HistoricoColeta.tsx'));

/** Gives a page the client's id of the address; what is no id is no page. */
function WithId({ children }: { children(id: number): ReactElement }) {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? children(Number(id)) : <NotFound />;
}

const detail = (tab: ClienteTab) => <WithId>{(id) => <ClienteDetail id={id} tab={tab} />}</WithId>;

/** Every address below the client list. */
function ClientePages() {
  return (
    <Routes>
      <Route index element={<ClienteList />} />
      <Route path=":id" element={detail('dados')} />
      <Route path=":id/pontos-coleta" element={detail('pontos')} />
      <Route path=":id/historico-coletas" element={<WithId>{(id) => <HistoricoColeta id={id} />}</WithId>} />
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
