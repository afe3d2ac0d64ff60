import { Route, Routes, useParams } from 'react-router-dom';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { MensagemDetail } from './MensagemDetail.tsx';
import { MensagemList } from './MensagemList.tsx';

function MensagemOfAddress() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <MensagemDetail key={id} id={Number(id)} /> : <NotFound />;
}

/** 'Mensagens de e-mail': the queue, and each of its messages. */
export default function Mensagens() {
  return (
    <Routes>
      <Route index element={<MensagemList />} />
      <Route path=":id" element={<MensagemOfAddress />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
