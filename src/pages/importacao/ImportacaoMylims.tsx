import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { useMayEdit } from '../../app/access.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ArquivosTable } from './ArquivosTable.tsx';
import { Sincronizar } from './Sincronizar.tsx';
import { MYLIMS } from './telas.ts';
import { UploadForm } from './UploadForm.tsx';

/** 'Arquivos com amostras do Mylims': stages its files and joins them; who may only see has the list alone. */
export default function ImportacaoMylims() {
  const translate = useTranslate();
  const mayEdit = useMayEdit(MYLIMS.menu);
  const [removed, setRemoved] = useState<Arquivo | null>(null);
  return (
    <>
      <PageHead title={translate(MYLIMS.title)} />
      {mayEdit && <UploadForm tela={MYLIMS} removed={removed} />}
      {mayEdit && <Sincronizar />}
      <ArquivosTable tela={MYLIMS} mayEdit={mayEdit} onRemoved={setRemoved} />
    </>
  );
}
