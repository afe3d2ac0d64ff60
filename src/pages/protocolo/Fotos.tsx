import { Box, ButtonBase, CircularProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { enderecoDe, miniaturaDe } from './enderecos.ts';
import { FotoAmpliada } from './FotoAmpliada.tsx';
import { Imagem } from './Imagem.tsx';

/** Whose photos are looked at. */
export interface FotosDe {
  /** The protocol. */
  id: number;
  cliente: string;
}

/** Side of a photo in the list, in pixels (spec 2 §2.12). */
const LADO = 200;

/** 'Fotos' of a protocol: each is seen larger by a click or the keyboard. */
export function Fotos({ id, cliente, onClose }: FotosDe & { onClose(): void }) {
  const translate = useTranslate();
  const [ampliada, setAmpliada] = useState<number | null>(null);
  const { data, error, isPending, refetch } = useCall(contract.protocolos.getImage, { query: { idProtocolo: id } });
  // The same photo may have been sent twice.
  const fotos = [...new Set(data?.data)];
  const nome = (at: number) => translate('app.fotos.nome', { n: at + 1, de: fotos.length });
  return (
    <ReadingDialog title={translate('app.fotos.titulo')} width={900} onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('app.fotos.de', { id, cliente })}
      </Typography>
      {isPending && (
        <Box role="status">
          <CircularProgress aria-label={translate('app.fotos.carregando')} />
        </Box>
      )}
      {error && (
        <ErrorAlert onRetry={refetch}>
          {translate('app.fotos.falhou')} {error.message}
        </ErrorAlert>
      )}
      {data && fotos.length === 0 && <Typography role="status">{translate('app.fotos.nenhuma')}</Typography>}
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {fotos.map((foto, at) => (
          <li key={foto}>
            <ButtonBase
              aria-label={translate('app.fotos.ampliar', { nome: nome(at) })}
              onClick={() => setAmpliada(at)}
              sx={{ width: LADO, height: LADO, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
            >
              <Imagem src={miniaturaDe(foto)} alt="" fit="cover" width={LADO} height={LADO} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {ampliada !== null && (
        <FotoAmpliada
          fotos={fotos.map(enderecoDe)}
          at={ampliada}
          nome={nome(ampliada)}
          onTurn={setAmpliada}
          onClose={() => setAmpliada(null)}
        />
      )}
    </ReadingDialog>
  );
}
