import { lazy } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { GrupoList } from './GrupoList.tsx';

const Permissoes = lazy(() => import('../permissoes/Permissoes.tsx'));

function PermissoesOfGroup() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <Permissoes key={id} idGrupo={Number(id)} /> : <NotFound />;
}

/** 'Grupos de Acesso' and what each may do: every address below the list. */
export default function Grupos() {
  return (
    <Routes>
      <Route path="grupo/:id" element={<PermissoesOfGroup />} />
      <Route path="*" element={<GrupoList />} />
    </Routes>
  );
}
