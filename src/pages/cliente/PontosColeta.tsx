import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Alert,
  Box,
  Button,
  IconButton,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { PontoColeta } from '../../../contract/clientes.ts';
import { useMayEdit } from '../../access.ts';
import { ALL_RECORDS } from '../../admin/listQuery.ts';
import { RemoveDialog } from '../../admin/RemoveDialog.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { PONTO_RESOURCE, PontoDialog } from './PontoDialog.tsx';
import { RESOURCE } from './useSaveCliente.ts';

/** 'Pontos Coleta' of a client: its sampling points, and the dialogs that add, edit and remove one. */
export function PontosColeta({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(RESOURCE);
  const [editing, setEditing] = useState<PontoColeta | 'new' | null>(null);
  const [removing, setRemoving] = useState<PontoColeta | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useGetList<PontoColeta>(PONTO_RESOURCE, {
    pagination: ALL_RECORDS,
    filter: { idPessoa },
    sort: { field: 'id', order: 'ASC' },
  });
  const { data: pontos, error, refetch } = list;

  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('cliente.detail.retry')}</Button>}>
        {translate('cliente.point.failed')} {error.message}
      </Alert>
    );
  }
  if (!pontos) return <PageSkeleton />;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 1 }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
          {pontos.length > 0
            ? translate('cliente.point.count', { smart_count: pontos.length })
            : translate('cliente.point.empty')}
        </Typography>
        {mayEdit && (
          <Button ref={addButton} variant="contained" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
            {translate('cliente.point.add')}
          </Button>
        )}
      </Box>
      {pontos.length > 0 && (
        <TableContainer component={Paper} variant="outlined">
          <Table aria-label={translate('cliente.detail.points')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('cliente.point.name')}</TableCell>
                <TableCell>{translate('cliente.point.plan')}</TableCell>
                {mayEdit && <TableCell align="right">{translate('cliente.point.options')}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {pontos.map((ponto) => (
                <TableRow key={ponto.id}>
                  <TableCell component="th" scope="row">
                    {ponto.descricao}
                  </TableCell>
                  <TableCell>{ponto.planoAmostragem || '-'}</TableCell>
                  {mayEdit && (
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      <IconButton
                        onClick={() => setEditing(ponto)}
                        aria-label={translate('cliente.point.edit', { nome: ponto.descricao })}
                      >
                        <EditIcon fontSize="small" />
                      </IconButton>
                      <IconButton
                        onClick={() => setRemoving(ponto)}
                        aria-label={translate('cliente.point.remove', { nome: ponto.descricao })}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconButton>
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {editing && (
        <PontoDialog idPessoa={idPessoa} ponto={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <RemoveDialog
        resource={PONTO_RESOURCE}
        record={removing}
        titleOf={({ descricao }) => translate('cliente.point.remove', { nome: descricao })}
        onClose={() => setRemoving(null)}
        onRemoved={() => addButton.current?.focus()}
      />
    </>
  );
}
